import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee, MissingPiece } from '../employee.model.ts'
import { addressOfEdition } from './employee-addresses.ts'

/** What the file still lacks before a contract can be made without questions, each with the way to it. */
export function MissingSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { missing, status, can } = employee
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
                {can.edit ? (
                  <MuiLink component={Link} to={whereToGive(piece, employee.id)}>
                    {name}
                  </MuiLink>
                ) : (
                  name
                )}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}

const papers = '?tab=documents'

const whereToGive = (piece: MissingPiece, id: string) =>
  ({
    identity: papers,
    workPermit: papers,
    parentalPermission: papers,
    workplace: '?tab=history',
    address: addressOfEdition(id, 'contactDetails'),
    nir: addressOfEdition(id, 'socialSecurity'),
    iban: addressOfEdition(id, 'bank'),
  })[piece]
