import { useSyncExternalStore } from 'react'
import { isShown, raiseAlert } from './alerts.ts'
import { t } from './i18n.ts'
import { onSignOut } from './session.ts'

/** A dialog, a sheet, a question: what one closes. Of two that are open, the one above has the greater number. */
export type Part = number

type UnderWay = { part: Part | undefined; isSending: boolean; failure: Promise<unknown> }

export type Saving = {
  /** A request of it is on its way, or has just been answered: the page is not left meanwhile. */
  sends: (isSending: boolean) => void
  end: (failure?: unknown) => void
}

let lastPart = 0
const openParts = new Set<Part>()
const underWay = new Set<UnderWay>()
const watchers = new Set<() => void>()
const failureWatchers = new Set<() => void>()

function tellWatchers() {
  for (const watcher of watchers) watcher()
}

export const newPart = (): Part => {
  lastPart += 1
  return lastPart
}

/** Stands above the others until the function that it answers is called. */
export function openPart(part: Part) {
  openParts.add(part)
  return () => void openParts.delete(part)
}

export const isPartOpen = () => openParts.size > 0

/**
 * Something is being saved, from the part that stands above the others: nobody reaches what lies under it. The part
 * stays open until the end, and while a request is on its way the page is not left either.
 */
export function beginSaving(): Saving {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const saving: UnderWay = {
    part: isPartOpen() ? Math.max(...openParts) : undefined,
    isSending: false,
    failure: promise,
  }
  underWay.add(saving)
  tellWatchers()
  return {
    sends: isSending => {
      saving.isSending = isSending
      tellWatchers()
    },
    end: failure => {
      resolve(failure)
      if (failure && underWay.has(saving)) for (const watcher of failureWatchers) watcher()
      underWay.delete(saving)
      tellWatchers()
    },
  }
}

const ofPart = (part: Part | undefined) => [...underWay].filter(saving => part === undefined || saving.part === part)

/** Whether something is being saved from a part; anywhere, when none is named. */
export const isSaving = (part?: Part) => ofPart(part).length > 0

/** Whether a request is on its way whose answer the person would miss elsewhere. */
export const isSending = () => [...underWay].some(saving => saving.isSending)

/** What is being saved from a part, or anywhere, is no longer waited for: what becomes of it is told in an alert. */
export function leaveSavings(part?: Part) {
  const left = ofPart(part)
  for (const saving of left) underWay.delete(saving)
  tellWatchers()
  if (left.length > 0) void tellOutcome(left)
}

async function tellOutcome(left: readonly UnderWay[]) {
  const failures = await Promise.all(left.map(({ failure }) => failure))
  const words = new Set(failures.filter(failure => failure instanceof Error).map(({ message }) => message))
  if (words.size === 0) raiseAlert({ kind: 'success', text: t('kernel.saving.done') })
  for (const text of words) if (!isShown(text)) raiseAlert({ kind: 'error', text, stays: true })
}

export function watchSavings(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tells of each saving that ends badly, before it no longer counts as under way. */
export function onSavingFailed(watcher: () => void) {
  failureWatchers.add(watcher)
  return () => void failureWatchers.delete(watcher)
}

export const useIsSaving = (part: Part) => useSyncExternalStore(watchSavings, () => isSaving(part))

/** Nothing is waited for any more. */
export function forgetSavings() {
  underWay.clear()
  tellWatchers()
}

/** What the former person saved holds nobody back at this screen. */
onSignOut(forgetSavings)
