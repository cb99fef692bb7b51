import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root, textOf } from './source-files.ts'

type Component = { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }
type Locked = { version: string; integrity?: string; optional?: boolean }

/** The bill of materials as continuous integration makes it, from the lock file alone. */
const billOfMaterials = () =>
  JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })) as {
    bomFormat: string
    components: Component[]
  }

const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...found }))

test('the bill of materials names each package that is installed, its version and its digest', () => {
  const { bomFormat, components } = billOfMaterials()
  const told = new Map(components.map(component => [`${component.name}@${component.version}`, component]))

  const untold = locked.filter(({ name, version }) => !told.has(`${name}@${version}`))
  // Of packages for other machines the lock file may know the version alone: none of them is installed here.
  const undigested = locked.filter(({ name, version, integrity, optional }) => {
    const [hash] = told.get(`${name}@${version}`)?.hashes ?? []
    const digest =
      hash && `${hash.alg.toLowerCase().replace('-', '')}-${Buffer.from(hash.content, 'hex').toString('base64')}`
    return integrity ? digest !== integrity : !optional
  })

  expect(bomFormat).toBe('CycloneDX')
  expect([untold, undigested]).toEqual([[], []])
  expect(told.size).toBeGreaterThan(500)
})

test('continuous integration makes it', () => {
  expect(textOf('.ci/run')).toMatch(/^npm run --silent sbom > /m)
})
