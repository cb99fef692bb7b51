import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PageOfPdf } from '#kernel/web/kit/pdf-view.tsx'
import type { PlaceToSign } from '../../envelope.model.ts'
import { freeSpot, type Place, type Spot, stepOf, within } from './place-on-page.ts'

type Sheet = PageOfPdf & { element: HTMLElement }
type Grip = Spot & { key: string }

const keyed = (place: PlaceToSign): Place => ({ ...place, key: crypto.randomUUID() })

/**
 * Places of a document while they are arranged: dragged from page to page by whatever points, moved by arrows and the keys
 * of pages, taken away. Each page tells where it lies by `sheetOf`.
 */
export function usePlaces(given: readonly PlaceToSign[]) {
  const [places, setPlaces] = useState(() => given.map(keyed))
  const [heldKey, setHeldKey] = useState<string | null>(null)
  const [isChanged, setIsChanged] = useState(false)
  const sheets = useRef(new Map<number, Sheet>())
  const grip = useRef<Grip | null>(null)

  const change = (next: readonly Place[]) => {
    setPlaces([...next])
    setIsChanged(true)
  }
  const put = (key: string, sheet: PageOfPdf, spot: Spot) =>
    change(places.map(place => (place.key === key ? { ...place, page: sheet.number, ...within(sheet, spot) } : place)))
  const remove = (key: string) => {
    change(places.filter(place => place.key !== key))
    setHeldKey(null)
  }
  const add = (recipientId: string) => {
    const sheet = sheetInSight([...sheets.current.values()])
    if (!sheet) return
    const place = keyed({ recipientId, page: sheet.number, ...freeSpot(sheet, places) })
    change([...places, place])
    setHeldKey(place.key)
  }

  const sheetOf = (page: PageOfPdf) => (element: HTMLElement | null) => {
    if (element) sheets.current.set(page.number, { ...page, element })
  }
  const onPointerDown = (event: PointerEvent, place: Place) => {
    const sheet = sheets.current.get(place.page)
    if (!sheet || event.button !== 0) return
    const under = spotUnder(event, sheet)
    grip.current = { key: place.key, x: under.x - place.x, y: under.y - place.y }
    setHeldKey(place.key)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    const place = held && places.find(({ key }) => key === held.key)
    if (!held || !place) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const sheet = sheetUnder(event, [...sheets.current.values()]) ?? sheets.current.get(place.page)
    if (!sheet) return
    const under = spotUnder(event, sheet)
    put(held.key, sheet, { x: under.x - held.x, y: under.y - held.y })
  }
  const onPointerUp = () => {
    grip.current = null
  }
  const onKeyDown = (event: KeyboardEvent, place: Place) => {
    const sheet = sheets.current.get(place.page)
    const step = stepOf(event)
    const turned = sheets.current.get(place.page + (event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0))
    if (event.key === 'Delete' || event.key === 'Backspace') remove(place.key)
    else if (step && sheet) put(place.key, sheet, { x: place.x + step.x, y: place.y + step.y })
    else if (turned && turned !== sheet) put(place.key, turned, place)
    else return
    event.preventDefault()
  }

  return {
    places,
    held: places.find(({ key }) => key === heldKey) ?? null,
    isChanged,
    add,
    remove,
    hold: setHeldKey,
    sheetOf,
    onKeyDown,
    onPointerDown,
    /** On what holds all the pages: a place goes from one to another under the same finger. */
    whileDragging: { onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

export type Places = ReturnType<typeof usePlaces>

type Pointed = { clientX: number; clientY: number }

function spotUnder({ clientX, clientY }: Pointed, { element, width, height }: Sheet): Spot {
  const box = element.getBoundingClientRect()
  return { x: ((clientX - box.left) / (box.width || 1)) * width, y: ((clientY - box.top) / (box.height || 1)) * height }
}

const sheetUnder = ({ clientY }: Pointed, sheets: readonly Sheet[]) =>
  sheets.find(({ element }) => {
    const box = element.getBoundingClientRect()
    return clientY >= box.top && clientY <= box.bottom
  })

/** The page in the middle of the window, else the last one: there contracts are signed. */
const sheetInSight = (sheets: readonly Sheet[]) =>
  sheetUnder({ clientX: 0, clientY: window.innerHeight / 2 }, sheets) ?? sheets.at(-1)
