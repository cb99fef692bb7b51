import { useMemo } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import type { MatrixElement } from '../../right.model.ts'
import type { Setting } from './matrix-column.ts'

export type NameOfLevel = (kind: MatrixElement['kind'], setting: Setting) => string

/** What a level is called on an element: an action is allowed or not, fields are hidden, visible or editable. */
export function useLevelNames(): NameOfLevel {
  const t = useT()
  const language = useLanguage()
  return useMemo(() => {
    const free = t('rights.level.free')
    const names = {
      page: [0, 1, 2, 3].map(level => t(`rights.level.${level}`)),
      fields: [0, 1, 2, 2].map(level => t(`rights.fields.${level}`)),
      action: [0, 0, 2, 2].map(level => t(`rights.action.${level}`)),
    }
    const namesOf = { MODULE: names.page, PAGE: names.page, ACTION: names.action, FIELDS: names.fields }
    return (kind, setting) => (setting === null ? free : (namesOf[kind][setting] ?? ''))
  }, [t, language])
}
