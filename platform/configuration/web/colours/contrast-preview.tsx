import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { contrast } from '#kernel/shared/contrast.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { leastContrast, pages } from '../../colour.model.ts'

/** The colour on the light page and on the dark one, and in words whether it is seen there. */
export function ContrastPreview({ color, name }: { color: string; name: string }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {(['light', 'dark'] as const).map(mode => {
        const ratio = contrast(color, pages[mode])
        const words = ratio >= leastContrast ? 'configuration.colours.seen' : 'configuration.colours.unseen'
        return (
          <Box key={mode} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
            <Box aria-hidden sx={{ p: 1.5, backgroundColor: pages[mode] }}>
              <Box sx={{ borderInlineStart: `6px solid ${color}`, paddingInlineStart: 1.25 }}>
                <Box sx={{ height: 10, width: '70%', borderRadius: '5px', backgroundColor: color }} />
                <Box component="span" sx={{ fontSize: '0.8rem', color: mode === 'light' ? '#1A231E' : '#E8EEE9' }}>
                  {name}
                </Box>
              </Box>
            </Box>
            <Typography variant="caption" component="p" sx={{ px: 1.5, py: 0.75 }}>
              {`${t(`configuration.colours.on-${mode}`)} : ${t(words, { ratio: number(ratio, { maximumFractionDigits: 1 }) })}`}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
