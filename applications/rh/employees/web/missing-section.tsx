import ErrorOutlined from '~icons/ic/outline-error'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee, MissingPiece } from '../employee.model.ts'
import type { FormSection } from '../employee-sections.model.ts'
import { useEditedSections } from './sections/edited-sections.tsx'

/** What the file still lacks before a contract can be made without questions, each with the way to it. */
export function MissingSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { missing, status, can } = employee
  const { edit } = useEditedSections()
  if (missing.length === 0 || status === 'archived') return null
  return (
    <SectionCard title={t('rh.employee.missing', { count: missing.length })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {missing.map(piece => {
          const name = t(`rh.employee.missing-${piece}`)
          return (
            <Box component="li" key={piece} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <ErrorOutlined fontSize="small" color="warning" aria-hidden />
              <Typography variant="body2">
                <WayToGive place={can.edit ? places[piece] : null} onEdit={edit}>
                  {name}
                </WayToGive>
              </Typography>
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}

type WayProps = { place: Place | null; onEdit: (section: FormSection) => void; children: ReactNode }

/** To another part of the file, or to the fields of this one. */
function WayToGive({ place, onEdit, children }: WayProps) {
  if (!place) return children
  if ('section' in place)
    return (
      <MuiLink component="button" type="button" variant="body2" onClick={() => onEdit(place.section)}>
        {children}
      </MuiLink>
    )
  return (
    <MuiLink component={Link} to={place.tab}>
      {children}
    </MuiLink>
  )
}

type Place = { tab: string } | { section: FormSection }

const papers = { tab: '?tab=documents' }

/** Where each piece is given. */
const places: Record<MissingPiece, Place> = {
  identity: papers,
  workPermit: papers,
  parentalPermission: papers,
  workplace: { tab: '?tab=history' },
  address: { section: 'contactDetails' },
  nir: { section: 'socialSecurity' },
  iban: { section: 'bank' },
}
