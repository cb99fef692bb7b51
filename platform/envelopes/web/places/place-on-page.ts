import type { PageOfPdf } from '#kernel/web/kit/pdf-view.tsx'
import { type PlaceToSign, sizeOfPlace } from '../../envelope.model.ts'

/** A place while it is arranged; its key lasts as long as it stands. */
export type Place = PlaceToSign & { key: string }
export type Spot = { x: number; y: number }

/** The nearest spot at which a place lies on its page whole, in whole points. */
export const within = ({ width, height }: PageOfPdf, { x, y }: Spot): Spot => ({
  x: clamped(x, width - sizeOfPlace.width),
  y: clamped(y, height - sizeOfPlace.height),
})

const clamped = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)))

const [small, large] = [5, 40]
const directions: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow moves a place; undefined of any other key. */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Spot | undefined {
  const direction = directions[key]
  const by = shiftKey ? large : small
  return direction && { x: direction.x * by, y: direction.y * by }
}

/** Where one more place comes: at the foot of a page, beside those that stand there, and above them once a row is full. */
export function freeSpot(page: PageOfPdf, places: readonly PlaceToSign[]): Spot {
  const margin = 50
  const count = places.filter(place => place.page === page.number).length
  const inRow = Math.max(1, Math.floor((page.width - 2 * margin) / (sizeOfPlace.width + 20)))
  return within(page, {
    x: margin + (count % inRow) * (sizeOfPlace.width + 20),
    y: page.height - margin - sizeOfPlace.height - Math.floor(count / inRow) * (sizeOfPlace.height + 14),
  })
}
