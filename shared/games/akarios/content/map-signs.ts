// Signs that mean the same on every map, without the schema: screens draw maps too.

/** A clear hex. */
export const clearSign = '.'
/** No hex at all. */
export const voidSign = ' '
