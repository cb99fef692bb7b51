import { writeFile } from 'node:fs/promises'
import { toSVG } from 'bwip-js/node'
import sharp from 'sharp'

/** Pixels of what the camera sees. */
const [width, height] = [1280, 720]
const wall = { create: { width, height, channels: 3, background: '#8a8a80' } } as const

/** Holds a label with a GS1 code before the camera of this worker's browser, or nothing: it is seen from its next opening on. */
export async function showToCamera(code: string | null) {
  const label =
    code === null
      ? []
      : [
          {
            input: await sharp(Buffer.from(barsOf(code)))
              .resize({ width: 900 })
              .toBuffer(),
          },
        ]
  const light = await sharp(wall).composite(label).greyscale().raw().toBuffer()
  const noColour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, noColour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(String(process.env.JOURNEY_CAMERA), Buffer.concat([head, frame]))
}

const barsOf = (code: string) =>
  toSVG({
    bcid: 'gs1-128',
    text: code,
    scale: 3,
    height: 30,
    paddingwidth: 20,
    paddingheight: 20,
    backgroundcolor: 'ffffff',
  })
