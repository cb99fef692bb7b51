import type { ElementDeclaration } from './application.ts'
import type { Names } from './names.ts'

type OwnRight = { kind: 'ACTION' | 'FIELDS'; code: string; name: Names }
type Told = { name: Names; rights?: readonly OwnRight[] }

/** An act judged apart from its page: no, or yes. */
export const action = (code: string, name: Names): OwnRight => ({ kind: 'ACTION', code, name })

/** Fields judged apart from their page: hidden, visible or editable. */
export const fields = (code: string, name: Names): OwnRight => ({ kind: 'FIELDS', code, name })

const placed = (routePath: string, rights: readonly OwnRight[] = []): ElementDeclaration[] =>
  rights.map(right => ({ ...right, routePath }))

/** A page of the menu. `plan` says what will be found there as long as it is not built. */
export const page = (
  routePath: string,
  { rights, ...told }: Told & { plan?: Names; availableOnMobile?: boolean },
): ElementDeclaration => ({ kind: 'PAGE', routePath, ...told, children: placed(routePath, rights) })

/** A group of pages: it unfolds in the menu, and stands on a phone as soon as one of its pages does. */
export const module = (
  routePath: string,
  { rights, children, name }: Told & { children: readonly ElementDeclaration[] },
): ElementDeclaration => ({
  kind: 'MODULE',
  routePath,
  name,
  availableOnMobile: children.some(child => child.availableOnMobile),
  children: [...placed(routePath, rights), ...children],
})
