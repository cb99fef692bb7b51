import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LabelModules, Labels } from '#kernel/shared/labels.ts'
import type { Language } from '#kernel/shared/names.ts'

const root = join(import.meta.dirname, '..')

/** Every room's texts, by the folders that hold them: the server speaks all; the browser loads each with its pages. */
export const labelModules: readonly LabelModules[] = globSync('{kernel,platform,applications}/**/labels', { cwd: root })
  .toSorted()
  .map(folder => ({
    fr: textsIn(folder, 'fr'),
    en: textsIn(folder, 'en'),
    es: textsIn(folder, 'es'),
    ar: textsIn(folder, 'ar'),
  }))

function textsIn(folder: string, language: Language) {
  const file = pathToFileURL(join(root, folder, `${language}.ts`))
  return () => import(file.href) as Promise<{ default: Labels }>
}
