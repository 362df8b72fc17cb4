// One change of the settings, from whichever screen it is made.
import { useQueryClient } from '@tanstack/react-query'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { useCommand } from '../api/client.ts'

/** Shows a change before it is saved; what was there before comes back when saving is refused. */
export function useSettingsChange() {
  const client = useQueryClient()
  const save = useCommand('settings.set')
  const show = (change: Partial<Settings>) =>
    client.setQueryData<Output<'settings.get'>>(
      ['settings.get', {}],
      (old) => old && { ...old, settings: { ...old.settings, ...change } },
    )
  const keep = (change: Partial<Settings>) => {
    show(change)
    return save
      .mutateAsync(change)
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: ['settings.get'] }))
  }
  return { show, keep, error: save.error }
}
