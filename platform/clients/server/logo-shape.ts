import type { PictureShape } from '#kernel/server/pictures.ts'

/** Twice and a half the largest size at which a client's logo is shown. */
export const logoShape: PictureShape = { pixels: 400, shape: 'whole' }
