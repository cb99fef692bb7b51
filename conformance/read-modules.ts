import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { floors, isProgram, root } from './source-files.ts'

/** One import, of a type or a value, static or not. `to` is a file of the project, a package or a module of Node. */
export type Import = {
  from: string
  to: string
  kind: 'file' | 'package' | 'node'
  isDeclared: boolean
  /** Loaded with the module: neither a type nor brought when it is asked for. */
  isAtOnce: boolean
}

export type Modules = { files: string[]; imports: Import[]; unresolved: string[]; circles: string[] }

/** Reads every module of the floors and what it imports. */
export async function readModules(): Promise<Modules> {
  const { output } = await cruise([...floors], {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    ruleSet: { forbidden: [{ name: 'no circles', from: {}, to: { circular: true } }] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  })
  const { modules } = output as ICruiseResult
  const isOurs = (file: string) => floors.includes(file.split('/')[0] ?? '')
  const own = modules.filter(({ source }) => isOurs(source))
  const dependencies = own.flatMap(({ source, dependencies: targets }) =>
    targets.map(target => ({ source, ...target })),
  )
  return {
    files: own
      .map(({ source }) => source)
      .filter(isProgram)
      .sort(),
    imports: dependencies
      .filter(({ couldNotResolve, module }) => !couldNotResolve || isIcon(module) || fileAsked(module))
      .map(({ source, module, resolved, coreModule, dependencyTypes, dynamic }) => ({
        from: source,
        to: packageOf(module, resolved) ?? resolved,
        kind: coreModule ? 'node' : packageOf(module, resolved) ? 'package' : 'file',
        isDeclared: !dependencyTypes.includes('npm-no-pkg'),
        isAtOnce: !dynamic && !dependencyTypes.includes('type-only'),
      })),
    unresolved: dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && !isIcon(module) && !fileAsked(module))
      .map(({ source, module }) => `${source} -> ${module}`),
    circles: dependencies
      .filter(({ circular }) => circular)
      .map(({ source, cycle }) => [source, ...(cycle ?? []).map(({ name }) => name)].join(' -> ')),
  }
}

/** Drawn by the build from one file of a package (`tools/vite-icons.ts`). */
const isIcon = (module: string) => module.startsWith('~icons/ic/')

const { resolve } = createRequire(import.meta.url)

/** The file of a package whose address the build tells; the reader of modules looks for its name with the question mark. */
function fileAsked(module: string): string | undefined {
  if (!module.endsWith('?url')) return undefined
  try {
    return resolve(module.slice(0, -'?url'.length))
  } catch {
    return undefined
  }
}

const packageOf = (module: string, file: string) =>
  isIcon(module) ? '@iconify-json/ic' : packageOfFile(fileAsked(module) ?? file)

/** `node_modules/@types/pg/index.d.ts` is of `pg`: its types are its door too. */
const packageOfFile = (file: string) => /(?:^|.*\/)node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
