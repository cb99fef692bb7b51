import type { Application } from '#kernel/shared/application.ts'
import { filesOfRooms, moduleIn } from './found-modules.ts'

export { platformElements } from './platform-elements.ts'

type Manifest = Record<string, Application>

const found = await Promise.all(filesOfRooms('applications/*/*.application.ts').map(file => moduleIn<Manifest>(file)))

/** Every application of the product, found where it stands (decision 033), in the order of its id. */
export const applications: readonly Application[] = found
  .flatMap(module => Object.values(module))
  .toSorted((one, other) => one.id - other.id)
