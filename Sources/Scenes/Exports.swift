// Scenes contain columns of data, and their errors are those of tables of data.
@_exported import DataTables
