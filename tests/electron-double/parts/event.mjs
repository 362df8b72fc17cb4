// An event that a listener may prevent.

export const preventable = (facts = {}) => ({
  ...facts,
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true
  },
})
