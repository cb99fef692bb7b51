import type { ElementDeclaration } from '#kernel/shared/application.ts'
import { directoryElements } from '#platform/directory/directory.elements.ts'

/** Elements that belong to no application. */
export const platformElements: readonly ElementDeclaration[] = [directoryElements]
