// A view cannot be written without the model's points, sizes and events: one import brings both.
@_exported public import DrawerModel
