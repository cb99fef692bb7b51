import type { Labels } from '#kernel/shared/labels.ts'

const found = import.meta.glob<Labels>(['../labels/ar.ts', '../*/labels/ar.ts', '!../server/**'], {
  eager: true,
  import: 'default',
})

export default Object.assign({}, ...Object.values(found)) as Labels
