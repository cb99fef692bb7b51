import { useState } from 'react'
import type { Level } from '#kernel/shared/access.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { MatrixElement } from '../../right.model.ts'
import { applyBelow, countOf, openBelow, setLevel, settingIn } from './matrix-changes.ts'
import { ceilingOf, leavesFree, levelsOf, type MatrixColumn, type Setting } from './matrix-column.ts'
import { useBoundWords } from './use-bound-words.ts'
import { useLevelNames } from './use-level-names.ts'
import type { Matrix } from './use-matrix.ts'

export type Place = { column: MatrixColumn; element: MatrixElement }

/** What would be taken away below an element, to be asked first. */
export type Clearing = Place & { below: number; go: () => void }

/** Sets cells for the person: says what came of it, why not where it cannot be, and asks before much is taken away. */
export function useSetCells(matrix: Matrix) {
  const t = useT()
  const nameOf = useLevelNames()
  const boundWords = useBoundWords()
  const [clearing, setClearing] = useState<Clearing | null>(null)
  const { tree, changes, announce } = matrix

  const refusalOf = ({ column, element }: Place, setting: Setting) => {
    if (!column.mayEdit) return t('rights.matrix.not-editable', { column: column.name })
    const isTooHigh = setting !== null && setting > ceilingOf(column, element)
    return isTooHigh ? boundWords(column, element) : undefined
  }

  const perform = ({ column, element }: Place, setting: Setting) => {
    const next = setLevel(tree, changes, column, element.id, setting)
    if (settingIn(changes, column, element.id) === setting) return
    matrix.change(next)
    const said = { element: element.name, column: column.name, level: nameOf(element.kind, setting) }
    const others = Math.abs(countOf(next) - countOf(changes)) - 1
    announce(
      setting !== 0 && others > 0
        ? t('rights.matrix.set-with-parents', { ...said, count: others })
        : t('rights.matrix.set', said),
    )
  }

  const set = (place: Place, setting: Setting) => {
    const refusal = refusalOf(place, setting)
    if (refusal) return announce(refusal)
    const below = setting === 0 ? openBelow(tree, changes, place.column, place.element.id).length : 0
    if (below === 0) return perform(place, setting)
    setClearing({ ...place, below, go: () => perform(place, setting) })
  }

  return {
    set,
    /** A digit of the keyboard: the nearest level that the element knows. */
    setDigit: (place: Place, digit: number) => set(place, levelOfDigit(place.element, digit)),
    /** Back to nothing: no ceiling of its own, no right. */
    empty: (place: Place) => set(place, leavesFree(place.column) ? null : 0),
    applyBelow: ({ column, element }: Place) => {
      if (!column.mayEdit) return announce(t('rights.matrix.not-editable', { column: column.name }))
      const { changes: next, limited } = applyBelow(tree, changes, column, element.id)
      matrix.change(next)
      const applied = t('rights.matrix.applied', { element: element.name, column: column.name })
      announce(limited > 0 ? `${applied} ${t('rights.matrix.limited', { count: limited })}` : applied)
    },
    clearing,
    closeClearing: () => setClearing(null),
  }
}

export type SetCells = ReturnType<typeof useSetCells>

function levelOfDigit(element: MatrixElement, digit: number): Level {
  const levels = levelsOf(element)
  return levels.find(level => level >= digit) ?? (levels.at(-1) as Level)
}
