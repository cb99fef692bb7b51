import { dirname } from 'node:path'
import type { LabelModules, Labels } from '#kernel/shared/labels.ts'
import type { Language } from '#kernel/shared/names.ts'
import { filesOfRooms, moduleIn } from './found-modules.ts'

/** Every room's texts, by the folders that hold them: the server speaks all; the browser loads each with its pages. */
export const labelModules: readonly LabelModules[] = filesOfRooms('{kernel,platform,applications}/**/labels/fr.ts')
  .map(file => dirname(file))
  .map(folder => {
    const textsIn = (language: Language) => () => moduleIn<{ default: Labels }>(`${folder}/${language}.ts`)
    return { fr: textsIn('fr'), en: textsIn('en'), es: textsIn('es'), ar: textsIn('ar') }
  })
