import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** Three furrows on a green ground: the sign of the product. */
export const Logo = ({ sx, ...props }: SvgIconProps) => (
  <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: 30, ...sx }} {...props}>
    <rect width="32" height="32" rx="8" fill="#2E8B57" />
    <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round">
      <path d="M5 19.5c4.4-.3 6.600-2.700 8.600-5.900S18.200 7.300 24 6.500" opacity="0.75" />
      <path d="M5.500 24.500c5.600-.5 8.700-3.300 11.200-7.100s5-7 10.300-7.900" />
      <path d="M11.500 26.500c4.300-1.300 6.800-4.100 8.900-7.300s3.600-5 7.100-5.700" opacity="0.88" />
    </g>
  </SvgIcon>
)
