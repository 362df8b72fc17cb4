// English: a campaign at a glance.
export const bridge = {
  campaign: 'Campaign',
  begun: 'Begun',
  campaigns: 'All campaigns',
  failed: 'This campaign cannot be opened',
  failedKept: 'Its file was left as it is.',
}
