import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '#kernel/server/postgres.ts'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { speakAs } from './speak-as.ts'

/** What a recruiter waits for among 10,000 applicants, beside the staff list of the same client. `--quick` asks fewer times. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const count = 10_000
const times = values.quick ? 10 : 60
const key = 'the key of the bench, which keeps nothing'
const recruitment = 'rh/gestionRecrutement'

const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-applicants-'))
const postgres = await startPostgres({ dataDir: folder })
try {
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SILLON_DEMO: '1',
    SILLON_KEY: key,
  }
  const server = await startServer('main/server.ts', environment, folder)
  try {
    const marie = await speakAs(server, 'rh@val-de-loire.example')
    const companyId = await apply(marie.clientId)
    const applications = `${recruitment}/getPaginatedCandidatesApplications/open`
    const questions = [
      [
        'salariés : première page',
        `rh/gestionPersonnel/getPaginatedEmployeesOfClient/${marie.clientId}/0/20?status=active`,
      ],
      ['candidats : première page', `${recruitment}/getPaginatedCandidates/0/20`],
      ['candidats : page 400', `${recruitment}/getPaginatedCandidates/399/20`],
      ['candidats : un nom', `${recruitment}/getPaginatedCandidates/0/20/candidat%207421`],
      ['candidats : disponibles sous un mois', `${recruitment}/getPaginatedCandidates/0/20?available=month`],
      ['candidats : d’une langue', `${recruitment}/getPaginatedCandidates/0/20?language=ar`],
      ['candidats : anciens salariés', `${recruitment}/getPaginatedCandidates/0/20?employee=former`],
      ['candidats : vivier', `${recruitment}/getPaginatedCandidates/0/20?pool=kept`],
      ['candidatures : première page', `${applications}/0/20`],
      ['candidatures : page 400', `${applications}/399/20`],
      ['candidatures : par nom', `${applications}/0/20?sort=name`],
      ['candidatures : d’une société', `${applications}/0/20?companyId=${companyId}`],
      ['candidatures : un nom', `${applications}/0/20/candidat%207421`],
      ['candidatures : comptées par état', `${recruitment}/countCandidatesApplications/open`],
    ] as const
    const rows: string[][] = []
    let usual: number | undefined
    for (const [name, path] of questions) {
      const took: number[] = []
      for (let time = -5; time < times; time += 1) {
        const began = performance.now()
        await marie.get(path)
        if (time >= 0) took.push(performance.now() - began)
      }
      usual ??= at(took, 0.5)
      const [half, most] = [at(took, 0.5), at(took, 0.95)]
      rows.push([name, '< 50', half.toFixed(1), most.toFixed(1), `× ${(half / usual).toFixed(1)}`])
    }
    table([[`${count.toLocaleString('fr')} candidats`, 'visé (ms)', 'médiane', 'p95', 'salariés'], ...rows])
  } finally {
    await server.stop()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Each with one application, in the states that are open; the company where they stand. */
async function apply(clientId: string) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query(
      `with made as (
         insert into rh.candidate (client_id, firstname, name, mail)
         select $1, 'Prénom ' || n, 'Candidat ' || n, 'candidat' || n || '@bench.example' from generate_series(1, $2::int) n
         returning id, name)
       insert into rh.candidate_application (client_id, candidate_id, company_id, status, received_at)
       select $1, made.id, (select id from platform.company where client_id = $1 order by name limit 1),
              (array['received', 'shortlisted', 'interview_scheduled'])[1 + row_number() over () % 3],
              now() - row_number() over () * interval '5 minutes'
         from made`,
      [clientId, count],
    )
    await client.query('analyze rh.candidate')
    await client.query('analyze rh.candidate_application')
    const { rows } = await client.query<{ id: string }>(
      'select id from platform.company where client_id = $1 order by name limit 1',
      [clientId],
    )
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

function at(took: readonly number[], share: number) {
  const sorted = took.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
