import { install } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { runAll } from './run-all.mjs'
import { check, types, vitest } from './runners.mjs'

await orExplain(install)

await runAll([
  ['Règles', () => check('Mise en forme', 'biome', ['format', '.'])],
  ['Règles', () => check('Règles d’écriture', 'oxlint', ['--deny-warnings'])],
  ['Types', types],
  ['Tests', () => vitest('Murs et tests rapides', ['conformance/walls.test', '.model.test.', 'kernel/shared/'])],
])
