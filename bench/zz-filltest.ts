import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { requireFilled } from '/work/main/bench/fill.ts'
import { populations } from '/work/main/bench/populations.ts'
const pgs = await startPostgres({dataDir:'/work/main/.cache/bench'})
const keys = keysFrom('the key of the bench, which keeps nothing')
for (const p of Object.values(populations)) { console.time(p.name); console.log(await requireFilled(pgs.url, p, keys)); console.timeEnd(p.name) }
await pgs.stop()
process.exit(0)
