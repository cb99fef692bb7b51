import { install } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { runAll } from './run-all.mjs'
import { check, types, vitest } from './runners.mjs'

await orExplain(install)

await runAll([
  () => check('Mise en forme', 'biome', ['format', '.']),
  () => check('Règles d’écriture', 'oxlint', ['--deny-warnings']),
  types,
  () => vitest('Murs et tests rapides', ['conformance/walls.test', '.model.test.', 'kernel/shared/']),
])
