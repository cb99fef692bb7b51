import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const floors = [
  'kernel',
  'platform',
  'applications',
  'main',
  'simulators',
  'conformance',
  'journeys',
  'bench',
  'tools',
].filter(floor => existsSync(`${root}/${floor}`))

export const isProgram = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

/** Every program file of the project, from its root, as the disk has them. */
export const sourceFiles = globSync(`{${floors.join(',')}}/**/*`, { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(isProgram)
  .sort()

export const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

export const isTest = (file: string) => /\.(test|journey)\.tsx?$/.test(file)
export const isForTests = (file: string) =>
  isTest(file) || /(^|\/)testing\/|\.examples\.ts$/.test(file) || /^(conformance|journeys)\//.test(file)
