import type { Examples } from '#kernel/testing/examples.ts'
import type { clientsCalls } from './clients.calls.ts'

export const clientsExamples: Examples<typeof clientsCalls> = {
  createClient: () => ({
    client: {
      name: 'Vergers',
      slug: 'vergers',
      applications: [8],
      company: { name: 'Vergers', siren: null, siret: null },
      admin: { firstname: 'Paul', name: 'Petit', mail: 'paul.petit@essai.example', jobtitle: null },
    },
  }),
}
