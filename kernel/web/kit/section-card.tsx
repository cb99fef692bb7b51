import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useT } from '../i18n.ts'

type Props = { title: string; onEdit?: () => void; actions?: ReactNode; children: ReactNode }

/** A part of a record under its own heading, with a pencil where it may be edited. */
export function SectionCard({ title, onEdit, actions, children }: Props) {
  const t = useT()
  const headingId = useId()
  const edit = t('kernel.section.edit', { title })
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 32,
          '&:not(:last-child)': { mb: 1.5 },
        }}
      >
        <Typography id={headingId} variant="h6" component="h2">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {actions}
          {onEdit && (
            <Tooltip title={edit}>
              <IconButton size="small" aria-label={edit} onClick={onEdit}>
                <EditOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      </Box>
      {children}
    </Card>
  )
}
