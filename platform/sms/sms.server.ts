export { hasSms, simulatesSms, smsGatewayOf } from './server/sms-gateway.queries.ts'
export { RefusedSms, sendSms, SmsAway } from './server/send-sms.ts'
