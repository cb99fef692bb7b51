/** Of the code that proves that a mailbox or a telephone is somebody's. */
export const digitsOfCode = 6
