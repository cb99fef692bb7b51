import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void }

/** The browser's own box: the kit's would make the first page of a visit 4 kB heavier. */
export function RememberBox({ isChecked, onChange }: Props) {
  const t = useT()
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 40, fontSize: '0.875rem' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={isChecked}
        onChange={event => onChange((event.target as HTMLInputElement).checked)}
        sx={theme => ({ width: 18, height: 18, m: 0, accentColor: theme.vars.palette.primary.main })}
      />
      {t('identity.login.remember')}
    </Box>
  )
}
