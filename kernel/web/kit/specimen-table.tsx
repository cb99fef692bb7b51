import ArchiveOutlined from '~icons/ic/outline-archive'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../use-format.ts'
import { Avatar } from './avatar.tsx'
import { Chip, type Tone } from './chip.tsx'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table-column.ts'
import { useListState } from './use-list-state.ts'

type Worker = {
  id: string
  name: string
  post: string
  site: string
  contract: string
  end: string | null
  dpae: string
}

const posts = ['Cueilleur de tomates', 'Conductrice de ligne', 'Chef de culture', 'Agent de conditionnement', 'Cariste']
const sites = ['Serre Nord · Compartiment 2', 'Station Beaulieu · Ligne 4', 'Serre Sud · Expédition']
const names = [
  'Inès Martin',
  'Youssef El Amrani',
  'Camille Bernard',
  'Mihai Popescu',
  'Lucas Petit',
  'Fatima Benali',
  'Hugo Durand',
  'Elena Ivanova',
]
const tones: Record<string, Tone> = { Acceptée: 'success', 'À envoyer': 'warning', 'En retard': 'error' }
const states = Object.keys(tones)

const workers = names.map<Worker>((name, index) => ({
  id: String(1042 + index),
  name,
  post: posts[index % posts.length] ?? '',
  site: sites[index % sites.length] ?? '',
  contract: index % 3 === 0 ? 'CDI' : 'CDD saisonnier',
  end: index % 3 === 0 ? null : '2026-10-31',
  dpae: states[index % states.length] ?? '',
}))

export function SpecimenTable() {
  const list = useListState({ module: 'specimen', usualTab: 'active' })
  const { date } = useFormat()
  const page = { items: workers, total: 1000, totalIsExact: false, page: list.page, size: list.size }
  const columns: Column<Worker>[] = [
    {
      key: 'name',
      label: 'Salarié',
      text: worker => worker.name,
      cell: worker => <Who worker={worker} />,
    },
    { key: 'post', label: 'Poste', text: worker => worker.post },
    { key: 'site', label: 'Affectation', text: worker => worker.site, hiddenBelow: 'lg' },
    { key: 'contract', label: 'Contrat', text: worker => worker.contract },
    { key: 'end', label: 'Fin', text: worker => date(worker.end) },
    {
      key: 'dpae',
      label: 'DPAE',
      text: worker => worker.dpae,
      cell: ({ dpae }) => <Chip label={dpae} tone={tones[dpae] ?? 'neutral'} />,
      onPhone: 'badge',
    },
  ]
  return (
    <DataTable
      label="Salariés"
      list={{ ...list, sorts: ['name', 'post'] }}
      answer={{ data: page, error: null, isFetching: false, refetch: () => undefined }}
      columns={columns}
      rowId={worker => worker.id}
      rowName={worker => worker.name}
      rowPath={worker => `?opened=${worker.id}`}
      rowActions={() => [
        {
          label: 'Archiver',
          icon: <ArchiveOutlined fontSize="small" />,
          isDestructive: true,
          onSelect: () => undefined,
        },
      ]}
      bulkActions={[{ label: 'Archiver', onSelect: (_, done) => done() }]}
      tabs={[
        { value: 'active', label: 'Actifs', count: 214 },
        { value: 'between', label: 'Entre deux saisons', count: 86 },
        { value: 'archived', label: 'Archivés', count: 1032 },
      ]}
      searchBy="Nom, poste, site…"
      filters={Object.entries(list.filters).map(([name, value]) => ({
        label: value,
        onRemove: () => list.setFilter(name, null),
      }))}
      filterPanel={<Chip label="Filtres de la page" />}
      empty={{ title: 'Aucun salarié', text: 'Les salariés apparaîtront ici dès la première embauche.' }}
      exportName="salaries"
    />
  )
}

const Who = ({ worker }: { worker: Worker }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={worker.name} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {worker.name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        Matricule {worker.id}
      </Typography>
    </Box>
  </Box>
)
