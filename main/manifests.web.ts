import type { Application } from '#kernel/shared/application.ts'

export { platformElements } from './platform-elements.ts'

const found = import.meta.glob<Record<string, Application>>('../applications/*/*.application.ts', { eager: true })

/** Every application with the names and plans of its elements, as the browser loads them apart. */
export const applications: readonly Application[] = Object.values(found)
  .flatMap(module => Object.values(module))
  .toSorted((one, other) => one.id - other.id)
