"""What title pictures are painted with: scenery, cut-out figures, a floor seen lying down, light and lettering."""
