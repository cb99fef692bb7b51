import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { CompanyToFill } from '../../member.model.ts'
import { BeyondOwnNote } from './beyond-own-note.tsx'

type Props = {
  companies: readonly CompanyToFill[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  /** Ticked already, and not to be taken away here. */
  fixed?: ReadonlySet<string>
}

/** The services of each company, to tick. */
export function ServicesTicks({ companies, ticked, onTick, fixed = new Set() }: Props) {
  const noteId = useId()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}>
        {companies.map(({ id, name, services }) => (
          <Box key={id} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Typography component="legend" variant="caption" sx={{ p: 0, color: 'text.secondary', fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </Typography>
            {services.map(service => (
              <FormControlLabel
                key={service.id}
                sx={{ display: 'flex', marginInlineEnd: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={ticked.has(service.id) || fixed.has(service.id)}
                    disabled={fixed.has(service.id) || service.beyondOwn}
                    slotProps={{ input: { 'aria-describedby': service.beyondOwn ? noteId : undefined } }}
                    onChange={(_, isTicked) => onTick(withTick(ticked, service.id, isTicked))}
                  />
                }
                label={<bdi>{service.name}</bdi>}
              />
            ))}
          </Box>
        ))}
      </Box>
      <BeyondOwnNote id={noteId} companies={companies} />
    </>
  )
}

function withTick(ticked: ReadonlySet<string>, id: string, isTicked: boolean) {
  const next = new Set(ticked)
  if (isTicked) next.add(id)
  else next.delete(id)
  return next
}
