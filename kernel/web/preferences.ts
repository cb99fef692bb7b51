import { useSyncExternalStore } from 'react'
import { isLanguage, type Language } from '#kernel/shared/names.ts'

/** A choice of the person at this browser. It outlives a logout, under `prefs.` in localStorage. */
export type Preference<Value> = { get(): Value; set(value: Value): void; use(): Value }

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** `read` turns what is stored (null when nothing is) into a value, and anything foreign into the default. */
export function preference<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string = String,
): Preference<Value> {
  const key = `prefs.${name}`
  let known: { text: string | null; value: Value } | undefined

  const get = () => {
    const text = localStorage.getItem(key)
    if (known?.text !== text || !known) known = { text, value: read(text) }
    return known.value
  }
  const set = (value: Value) => {
    localStorage.setItem(key, write(value))
    for (const listener of listeners) listener()
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get) }
}

/** Null until the person chooses: his account's or French then holds. */
export const languagePreference = preference<Language | null>('language', text => (isLanguage(text) ? text : null))

export const pageSizes = [10, 25, 50, 100] as const

const nothing: readonly string[] = []

/** Optional columns that the person shows in one list, by their key. */
export const columnsPreference = (module: string) =>
  preference<readonly string[]>(
    `columns.${module}`,
    text => text?.split(',').filter(Boolean) ?? nothing,
    keys => keys.join(','),
  )

/** Rows a page of one list, remembered per module (`rh.employees`). */
export const pageSizePreference = (module: string, usual = 10) =>
  preference(`pageSize.${module}`, text => {
    const size = Number(text)
    return pageSizes.some(known => known === size) ? size : usual
  })
