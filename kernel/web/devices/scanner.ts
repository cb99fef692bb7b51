import { useEffect, useEffectEvent } from 'react'
import { type Gs1, readGs1 } from '#kernel/shared/gs1.ts'
import { groupSeparator, openWedge } from './wedge.ts'

/** A code, by whom it was read, and what it says by GS1 where it does. */
export type Scan = { text: string; gs1: Gs1 | null; source: 'wedge' | 'camera' | 'hand' }

export const scanOf = (text: string, source: Scan['source']): Scan => ({ text, gs1: readGs1(text), source })

/** Stands on a field that is there to be scanned into: what a reader types there is a code, and no writing. */
export const scansHere = { 'data-scans': '' }

type Hearer = (scan: Scan) => void

/** Who asked last hears alone: a step over a page takes the codes of the page. */
const hearers: Hearer[] = []
let closeWindow: (() => void) | undefined

/** Hears a reader that types as a keyboard would, wherever the focus is but in a field that somebody writes in. */
export function useScanner(onScan: Hearer) {
  const hear = useEffectEvent(onScan)
  useEffect(() => {
    const hearer: Hearer = scan => hear(scan)
    hearers.push(hearer)
    closeWindow ??= listen()
    return () => {
      hearers.splice(hearers.indexOf(hearer), 1)
      if (hearers.length > 0) return
      closeWindow?.()
      closeWindow = undefined
    }
  }, [])
}

function listen() {
  const wedge = openWedge()
  const hear = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (place === 'writing') return
    const { key, ctrlKey, timeStamp: at, repeat: isRepeat } = event
    const { code } = wedge({ key, ctrlKey, at, isRepeat })
    if (code === undefined || (place === 'scan-field' && isInField(code, key))) return
    // Its last key would press the button that has the focus, or leave it.
    event.preventDefault()
    hearers.at(-1)?.(scanOf(code.trim(), 'wedge'))
  }
  window.addEventListener('keydown', hear, true)
  return () => window.removeEventListener('keydown', hear, true)
}

function placeOf(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.matches('[data-scans]')) return 'scan-field'
  return target.isContentEditable || target.matches('input, textarea, select') ? 'writing' : 'page'
}

/** The field holds it whole, and its form sends it: it lost no separator, and Enter ended it. */
const isInField = (code: string, end: string) => end === 'Enter' && !code.includes(groupSeparator)
