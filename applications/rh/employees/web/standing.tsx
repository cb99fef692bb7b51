import { Fragment } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { Employee } from '../employee.model.ts'
import { standingOf } from './where-one-works.ts'

/** `Cueilleur de tomates · Serre Nord, Compartiment 2 · matricule 1045`, each part in its own direction. */
export function Standing({ employee }: { employee: Employee }) {
  const t = useT()
  return standingOf(employee, t).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
