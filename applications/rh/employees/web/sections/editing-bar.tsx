import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RefObject, useSyncExternalStore } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { isSaving, watchSavings } from '#kernel/web/savings.ts'
import { useEditedSections } from './edited-sections.tsx'

/** At the foot of a file of which parts stand open: one button saves them all, one lets them be. */
export function EditingBar({ file }: { file: RefObject<HTMLElement | null> }) {
  const t = useT()
  const { open, close } = useEditedSections()
  const saves = useSyncExternalStore(watchSavings, () => isSaving())
  if (open.size === 0) return null
  const names = [...open].map(section => t(`rh.employee.section-${section}`)).join(', ')
  const save = () => {
    for (const form of file.current?.querySelectorAll<HTMLFormElement>('[data-section] form') ?? [])
      form.requestSubmit()
  }
  return (
    <Box role="toolbar" aria-label={t('rh.employee.editing')} sx={atFoot}>
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {names}
      </Typography>
      <Button variant="outlined" color="inherit" disabled={saves} onClick={() => close(...open)}>
        {t('verb.cancel')}
      </Button>
      <Button variant="contained" loading={saves} onClick={save}>
        {t('verb.save')}
      </Button>
    </Box>
  )
}

/** The shell says how high its fixed footer is. */
const atFoot = {
  position: 'sticky',
  bottom: 'var(--shell-footer, 0px)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
}
