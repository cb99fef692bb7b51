import Add from '~icons/ic/baseline-add'
import ErrorOutlined from '~icons/ic/outline-error'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee, MissingPiece } from '#rh/employees/employee.model.ts'

/** The pieces that a paper brings, with the kind of that paper. */
const kindOf: Partial<Record<MissingPiece, string>> = {
  identity: 'idCard',
  workPermit: 'workPermit',
  parentalPermission: 'parentalPermission',
}

type Props = { employee: Employee; onBring: (kind: string) => void }

/** Papers that the file lacks, each with its button. */
export function MissingPapers({ employee: { missing, status, can }, onBring }: Props) {
  const t = useT()
  const pieces = missing.flatMap(piece => (kindOf[piece] ? [{ piece, kind: kindOf[piece] }] : []))
  if (pieces.length === 0 || status === 'archived') return null
  return (
    <SectionCard title={t('rh.employee.missing', { count: pieces.length })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {pieces.map(({ piece, kind }) => (
          <Box
            component="li"
            key={piece}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}
          >
            <ErrorOutlined fontSize="small" color="warning" aria-hidden />
            <Typography variant="body2" sx={{ flex: '1 1 180px' }}>
              {t(`rh.employee.missing-${piece}`)}
            </Typography>
            {can.edit && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                startIcon={<Add />}
                sx={{ '@media (pointer: coarse)': { minHeight: 56 } }}
                onClick={() => onBring(kind)}
              >
                {t('rh.documents.bring')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
