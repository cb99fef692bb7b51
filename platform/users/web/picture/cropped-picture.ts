import type { Area } from 'react-easy-crop'

/** Pixels a side; the server makes it smaller still. What a slow line carries is then some hundred kilobytes. */
const largestSide = 1_200
const quality = 0.92

/** The part of a picture that was chosen, as the browser shows it: upright, without what its file tells beside it. */
export async function croppedPicture(address: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const side = Math.min(largestSide, Math.round(width))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, side, side)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', quality)
  return new File([(await promise) ?? new Blob()], 'photo.jpg', { type: 'image/jpeg' })
}
