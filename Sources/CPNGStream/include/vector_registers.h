#ifndef CPNG_VECTOR_REGISTERS_H
#define CPNG_VECTOR_REGISTERS_H

/// Clears the upper halves of the processor's vector registers. To be called after code that uses them and
/// leaves them as they are, as ISA-L does: until they are clear, ordinary code such as zlib, Cairo or the
/// caller runs at about half its speed.
void cpng_clear_upper_vector_registers(void);

#endif
