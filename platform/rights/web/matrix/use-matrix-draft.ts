import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, drafts } from '#kernel/web/kit/drafts.ts'
import { type Changes, noChanges, withSettings } from './matrix-changes.ts'
import type { Setting } from './matrix-column.ts'
import type { Matrix } from './use-matrix.ts'

const savesAfter = 1_000

/** Keeps what was changed under `key` until it is saved or dropped, and offers it again. */
export function useMatrixDraft(matrix: Matrix, key: string) {
  const { changes, columns, count } = matrix
  const [found, setFound] = useState<Draft | null>(null)
  const isKept = useRef(false)

  useEffect(() => {
    drafts()
      .read(key)
      .then(setFound, () => setFound(null))
  }, [key])

  const keep = useEffectEvent(() => {
    isKept.current = true
    return drafts()
      .write(key, { values: valuesOf(changes), savedAt: new Date().toISOString() })
      .catch(() => undefined)
  })
  const drop = useEffectEvent(() => {
    if (!isKept.current) return
    isKept.current = false
    void drafts()
      .remove(key)
      .catch(() => undefined)
  })
  useEffect(() => {
    if (changes.size === 0) return drop()
    const timer = setTimeout(() => keep(), savesAfter)
    return () => clearTimeout(timer)
  }, [changes])
  const keepAtEnd = useEffectEvent(() => count > 0 && void keep())
  useEffect(() => () => void keepAtEnd(), [])

  const forget = async () => {
    setFound(null)
    await drafts().remove(key)
  }
  const resume = () => {
    const kept = new Map(Object.entries(found?.values ?? {}) as [string, [number, Setting][]][])
    matrix.change(
      columns
        .filter(({ mayEdit }) => mayEdit)
        .reduce((all, column) => withSettings(all, column, kept.get(column.key) ?? []), noChanges),
    )
    setFound(null)
  }
  return { found: count === 0 ? found : null, resume, forget }
}

const valuesOf = (changes: Changes) => Object.fromEntries([...changes].map(([key, cells]) => [key, [...cells]]))
