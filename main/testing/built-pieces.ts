import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requireBuiltInterface } from './programs.ts'

type Built = { file: string; imports?: readonly string[]; isDynamicEntry?: boolean }

/** The interface as it was built: which files a browser fetches for a part of it, and what they weigh. @throws Error unless it was built */
export function builtPieces() {
  requireBuiltInterface()
  const built = join(import.meta.dirname, '..', '..', 'dist', 'web')
  const parts: Record<string, Built> = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
  const weights = new Map<string, number>()
  return {
    parts,
    /** The files of parts of the product, by the ends of their sources' names. */
    filesOf(...sources: readonly string[]) {
      const files = new Set<string>()
      const follow = (name: string) => {
        const part = parts[name]
        if (!part || files.has(part.file)) return
        files.add(part.file)
        for (const imported of part.imports ?? []) follow(imported)
      }
      for (const source of sources) {
        const found = Object.keys(parts).filter(name => name.endsWith(source))
        if (found.length === 0) throw new Error(`nothing was built of ${source}`)
        found.forEach(follow)
      }
      return files
    },
    /** Bytes, compressed. */
    weightOf(files: ReadonlySet<string>) {
      for (const file of files)
        if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(built, file))).length)
      return [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
    },
  }
}
