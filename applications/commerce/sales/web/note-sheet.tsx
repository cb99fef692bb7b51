import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Note } from '../sales.model.ts'

/** What stands on a paper, pallet by pallet, with the lots that a recall would look for. */
export function NoteSheet({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useT()
  const { moment, weight, number } = useFormat()
  return (
    <SideSheet title={note.number} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Facts
          facts={[
            { label: t('commerce.note.kind'), value: t(`commerce.note.kind.${note.kind}`) },
            { label: t('commerce.sales.customer'), value: note.customer },
            { label: t('field.when'), value: moment(note.at) },
            { label: t('field.company'), value: note.company },
            { label: t('commerce.sales.cases'), value: number(note.cases) },
            { label: t('trade.weight'), value: weight(note.kg) },
          ]}
        />
        {[...Map.groupBy(note.lines, ({ sscc }) => sscc)].map(([sscc, lines]) => (
          <Box component="section" key={sscc} sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="subtitle1" component="h3">
              {sscc ? t('commerce.note.pallet', { sscc }) : t('commerce.note.loose')}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
              {lines.map(line => (
                <Box component="li" key={line.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Typography>{[line.article, line.lot].filter(Boolean).join(' · ')}</Typography>
                  <Typography sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {[number(line.cases), weight(line.kg)].join(' · ')}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </SideSheet>
  )
}
