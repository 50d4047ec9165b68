// The data of ICU for the statically linked command: none. ICU documents such a library without data as its "stubdata".
//
// Foundation is linked as a whole, with ICU and 34 MB of its data about locales, which no code of tablesnap requests.
// The symbol takes the place of the data in the archive of the toolchain. The name contains the version of ICU; with a
// toolchain of another version it has no effect. Libraries and tests link Foundation dynamically, with its data.
#ifdef TABLESNAP_WITHOUT_ICU_DATA

#include <stdint.h>

/// The header and the empty table of contents of a package of ICU data, format `ToCP` 1.
struct data {
    struct {
        uint16_t header_size;
        uint8_t magic[2];
        uint16_t info_size, reserved;
        uint8_t is_big_endian, charset_family, char16_size, reserved_byte;
        uint8_t format[4], format_version[4], data_version[4];
        uint8_t padding[8];
    } header;
    uint32_t count;
};

_Static_assert(sizeof(struct data) == 36, "the table of contents follows the header");

__attribute__((visibility("hidden"), aligned(16))) const struct data icudt76_dat = {
    .header = {.header_size = 32,
               .magic = {0xDA, 0x27},
               .info_size = 20,
               .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
               .char16_size = 2,
               .format = "ToCP",
               .format_version = {1}},
};

#endif
