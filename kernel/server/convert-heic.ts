import convert from 'heic-convert'

/** Of 1: what is drawn again after it shall lose nothing here. */
const quality = 0.95

/** What the thread of `heic.ts` runs. */
const convertHeic = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await convert({ buffer: bytes as never, format: 'JPEG', quality }))

export default convertHeic
