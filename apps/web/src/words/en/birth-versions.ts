export const birthVersions = {
  title: 'Earlier versions',
  text: 'What stood here before a correction is kept, sealed: the last twenty, until you erase your account.',
  replaced: (date: string) => `replaced on ${date}`,
  restore: 'Restore',
  restoreOf: (birth: string) => `Restore ${birth}`,
  confirm: {
    title: 'Restore these birth details?',
    text: (birth: string) =>
      `${birth} stands again. Your chart is calculated anew and your blueprint is written anew. The details that stand now become an earlier version.`,
    restoring: 'Restoring...',
  },
  failed: 'Update Error',
  loadFailed: 'Earlier versions could not be loaded.',
  retry: 'Try again',
}
