// Bounds of files: those that travel in pieces, and those that wait in the bin. Without zod, because the renderer carries this file into the page.

/** Bytes of one piece before base64. */
export const pieceSize = 384 * 1024

/** Bytes of the largest file taken. */
export const mostBytes = 20 * 1024 * 1024

/** Days a campaign stays in the bin. */
export const daysInBin = 30
