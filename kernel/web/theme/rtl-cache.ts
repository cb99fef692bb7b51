import createCache from '@emotion/cache'
import rtl from '@mui/stylis-plugin-rtl'

/** Styles with left and right exchanged. Without emotion's prefixer, which takes another version of stylis than the mirror. */
export const rtlCache = createCache({ key: 'sr', stylisPlugins: [rtl] })
