#ifndef CPNG_VECTOR_REGISTERS_H
#define CPNG_VECTOR_REGISTERS_H

/// Clears the upper halves of the processor's vector registers.
///
/// Call it after code that uses them and does not clear them, such as ISA-L. Until they are clear, other code such as
/// zlib, Cairo or the caller runs at about half its speed.
void cpng_clear_upper_vector_registers(void);

#endif
