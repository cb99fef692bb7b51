import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WallOfLine } from '../wall.model.ts'

const fromHour = 5
const toHour = 21

/** Cases by the hour of today, against the usual rate. */
export function HoursOfDay({ line: { hours, standardCasesPerHour: standard } }: { line: WallOfLine }) {
  const t = useT()
  const { number } = useFormat()
  const first = Math.min(fromHour, ...hours.map(({ hour }) => hour))
  const shown = Array.from({ length: toHour - first + 1 }, (_, place) => first + place)
  const most = Math.max(standard ?? 0, ...hours.map(({ cases }) => cases), 1)
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 1, minHeight: 0 }}>
      <Box component="h2" sx={{ m: 0, fontSize: '1.4rem' }}>
        {t('atelier.wall.by-hour')}
        {standard !== null && (
          <Box component="span" sx={{ ml: 2, fontSize: '1.05rem', fontWeight: 400, color: '#B6C2B9' }}>
            {t('atelier.poste.goal', { rate: number(standard) })}
          </Box>
        )}
      </Box>
      <Box
        component="ol"
        dir="ltr"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          gap: { xs: 0.25, md: 0.75 },
          alignItems: 'stretch',
          minHeight: { xs: 120, md: 60 },
        }}
      >
        {shown.map(hour => {
          const cases = hours.find(one => one.hour === hour)?.cases ?? 0
          const share = standard ? cases / standard : 1
          return (
            <Box
              component="li"
              key={hour}
              sx={{ flex: 1, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', gap: 0.5, textAlign: 'center' }}
            >
              <Box sx={{ position: 'relative', bgcolor: '#232D26', borderRadius: 1, overflow: 'hidden' }}>
                {standard !== null && (
                  <Box
                    aria-hidden
                    sx={{
                      position: 'absolute',
                      insetInline: 0,
                      bottom: `${(standard / most) * 100}%`,
                      height: 2,
                      bgcolor: '#FFFFFF',
                      zIndex: 1,
                    }}
                  />
                )}
                <Box
                  sx={{
                    position: 'absolute',
                    insetInline: 0,
                    bottom: 0,
                    height: `${(cases / most) * 100}%`,
                    bgcolor: share >= 0.95 ? '#3FAE74' : share >= 0.85 ? '#DD9A3A' : '#E05A68',
                  }}
                />
                {cases > 0 && (
                  <Box
                    sx={{
                      position: 'absolute',
                      insetInline: 0,
                      bottom: 2,
                      fontSize: { xs: '0.55rem', md: '1rem' },
                      fontWeight: 750,
                      color: '#0B120D',
                    }}
                  >
                    {number(cases)}
                  </Box>
                )}
              </Box>
              <Box sx={{ color: '#B6C2B9', fontSize: { xs: '0.7rem', md: '0.95rem' }, whiteSpace: 'nowrap' }}>
                {hour}
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                  {' h'}
                </Box>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
